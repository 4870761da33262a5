/** An entry of package-lock.json. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

export type LockfileRules = {
  /** Paths of the project's folders that are npm workspaces, relative to the root. */
  workspaces: ReadonlySet<string>;
  licences: ReadonlySet<string>;
  /** Names of packages without a licence in the lockfile. A person has read their licence and allowed it. */
  read: ReadonlySet<string>;
  /**
   * `allowScripts` of package.json. For each package that has an install script: whether npm may run the
   * script.
   */
  scripts: Readonly<Record<string, boolean>>;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns the faults of the packages in the lockfile, a sentence for each. Needs no network. */
export function lockfileFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  { workspaces, licences, read, scripts }: LockfileRules,
): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || workspaces.has(entry.link ? (entry.resolved ?? '') : path)) return [];
    const name = nameOf(path);
    const faults: string[] = [];
    if (entry.link) faults.push('is a link');
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')) faults.push('has no SHA-512 integrity');
    if (entry.resolved !== undefined && !entry.resolved.startsWith('https:'))
      faults.push('is not from the registry over https');
    if (entry.hasInstallScript && !(name in scripts))
      faults.push('has an install script that allowScripts does not mention');
    if (entry.license === undefined ? !read.has(name) : !licences.has(entry.license))
      faults.push(`has the licence ${entry.license ?? 'unknown'}`);
    return faults.map((fault) => `${path} ${fault}`);
  });
}

/** Names of the dependencies whose version in package.json is a range instead of one exact version. */
export const inexact = (dependencies: Readonly<Record<string, string>>): string[] =>
  Object.entries(dependencies)
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);
