/** What package-lock.json says of a package. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

export type LockfileRules = {
  /** Folders of the project that are packages themselves. */
  workspaces: ReadonlySet<string>;
  licences: ReadonlySet<string>;
  /** Packages whose licence stands elsewhere than in the lockfile. */
  read: ReadonlySet<string>;
  /** `allowScripts` of package.json: every package with a script of its installation is decided there. */
  scripts: Readonly<Record<string, boolean>>;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is wrong with locked packages, a line each. Asks no network. */
export function lockfileFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  { workspaces, licences, read, scripts }: LockfileRules,
): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || workspaces.has(entry.link ? (entry.resolved ?? '') : path)) return [];
    const name = nameOf(path);
    const faults: string[] = [];
    if (entry.link) faults.push('is a link');
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')) faults.push('has no SHA-512 of its content');
    if (entry.resolved !== undefined && !entry.resolved.startsWith('https:'))
      faults.push('comes neither from the registry nor over https');
    if (entry.hasInstallScript && !(name in scripts))
      faults.push('runs a script at installation that allowScripts does not decide on');
    if (entry.license === undefined ? !read.has(name) : !licences.has(entry.license))
      faults.push(`has the licence ${entry.license ?? 'that no one has read'}`);
    return faults.map((fault) => `${path} ${fault}`);
  });
}

/** Dependencies of package.json that are not of one exact version. */
export const inexact = (dependencies: Readonly<Record<string, string>>): string[] =>
  Object.entries(dependencies)
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);
