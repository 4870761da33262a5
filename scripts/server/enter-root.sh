#!/usr/bin/env bash
# Builds the root of a rehearsal in a folder and runs the page in it. Called inside mount and pid namespaces, so that
# everything mounted and started here ends with them.
set -euo pipefail
place=$1
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$place/layers"
mkdir "$place/layers/upper" "$place/layers/work" "$place/layers/root"
new=$place/layers/root
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/layers/upper,workdir=$place/layers/work" "$new"
mount --rbind /dev "$new/dev"
mount -t proc proc "$new/proc"
mount -t tmpfs -o mode=1777 tmpfs "$new/tmp"
mount -t tmpfs -o mode=755 tmpfs "$new/run"
# A bare machine has neither the shop nor its user.
rm -rf "$new/srv/vitrina" "$new/var/lib/vitrina"
cp -r "$place/vitrina.git" "$new/srv/vitrina.git"
cp "$place/page.sh" "$new/root/page.sh"
chroot "$new" git config --system url.file:///srv/vitrina.git.insteadOf https://git.example/vitrina.git
chroot "$new" git config --system --add safe.directory '*'
# Login shells have no variables of this machine; its certificates and registries are still needed.
env | grep -E '^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|https?_proxy|HTTPS?_PROXY|no_proxy|NO_PROXY|npm_config_registry)=' |
  sed "s/=\(.*\)/='\1'/; s/^/export /" > "$new/etc/profile.d/rehearsal.sh" || true
# Packages must not start their services: the page does.
printf '#!/bin/sh\nexit 101\n' > "$new/usr/sbin/policy-rc.d"
chmod 755 "$new/usr/sbin/policy-rc.d"
exec chroot "$new" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
  DEBIAN_FRONTEND=noninteractive bash -c '. /etc/profile.d/rehearsal.sh; exec bash /root/page.sh'
