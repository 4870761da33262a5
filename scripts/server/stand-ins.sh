# What the rehearsal of docs/server.md does instead of systemd, Let's Encrypt and nodejs.org.

# The Node of this machine, where nodejs.org cannot be reached. It starts the one of the lockfile.
bring_node() { ln -sf "$(command -v node)" /usr/local/bin/node; }

# Runs the command of a unit as its user, in its folder, with its environment.
unit_command() {
  local unit=/etc/systemd/system/$1 folder
  folder=$(sed -n 's/^WorkingDirectory=//p' "$unit")
  printf 'cd %s\n' "$folder"
  sed -n 's/^Environment=\(.*\)/export \1/p' "$unit"
  printf 'umask %s\n' "$(sed -n 's/^UMask=//p' "$unit")"
  sed -n 's/^ExecStart=//p' "$unit" | sed 's/%%/%/g; s/^[^e]/exec &/'
}

make_cache() { install --directory --owner vitrina --group vitrina /var/cache/vitrina; }

run_unit() {
  make_cache
  unit_command "$1" > /run/unit.sh
  chmod 644 /run/unit.sh
  runuser -u vitrina -- bash /run/unit.sh
  ls -l /var/backups/vitrina
}

start_shop() {
  make_cache
  unit_command vitrina.service > /run/shop.sh
  chmod 644 /run/shop.sh
  setsid runuser -u vitrina -- bash /run/shop.sh > /var/log/shop.log 2>&1 &
  shop=$!
}

stop_shop() {
  pkill --session "$shop" --signal TERM || true
  wait "$shop" || true
}

start_nginx() { nginx; }

make_certificate() {
  mkdir -p "/etc/letsencrypt/live/$1"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$1" -addext "subjectAltName=DNS:$1" \
    -keyout "/etc/letsencrypt/live/$1/privkey.pem" -out "/etc/letsencrypt/live/$1/fullchain.pem" 2> /dev/null
}

# Pages come through nginx, http leads to https, and a script is kept. A reload of nginx takes a moment.
check_address() {
  local to=(--silent --show-error --fail --cacert "/etc/letsencrypt/live/$1/fullchain.pem" --resolve "$1:443:127.0.0.1" --resolve "$1:80:127.0.0.1")
  local page script answer
  curl "${to[@]}" --retry 20 --retry-delay 1 --retry-all-errors --output /dev/null "https://$1/"
  answer=$(curl "${to[@]}" --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://$1/")
  echo "http: $answer"
  [ "$answer" = "308 https://$1/" ]
  page=$(curl "${to[@]}" "https://$1/")
  [[ $page =~ /assets/[^\"]*\.js ]]
  script=${BASH_REMATCH[0]}
  curl "${to[@]}" --output /dev/null "https://$1$script"
  answer=$(curl "${to[@]}" --output /dev/null --dump-header - "https://$1$script")
  echo "$answer"
  [[ ${answer,,} == *"x-cache: hit"* ]]
}

# The desk comes through nginx with its own headers, and http leads to https.
check_desk() {
  local to=(--silent --show-error --fail --cacert "/etc/letsencrypt/live/$1/fullchain.pem" --resolve "$1:443:127.0.0.1" --resolve "$1:80:127.0.0.1")
  local answer
  curl "${to[@]}" --retry 20 --retry-delay 1 --retry-all-errors --output /dev/null "https://$1/healthz"
  answer=$(curl "${to[@]}" --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://$1/")
  [ "$answer" = "308 https://$1/" ]
  answer=$(curl "${to[@]}" --output /dev/null --dump-header - "https://$1/")
  echo "$answer"
  [[ ${answer,,} == *"frame-ancestors 'none'"* ]]
}

stop_all() {
  stop_shop
  nginx -s quit || true
  pg_ctlcluster 15 main stop || true
}
