import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { filesOf } from '@/lib/page/start/page-files';
import { startLate } from '@/lib/page/start/start-late';

/** Starts the scripts of a page after its pictures, instead of the framework's start. */
export function LateStart() {
  const files = filesOf(useRouter());
  if (!files) return null;
  return <ScriptOnce>{`(${startLate})(${JSON.stringify(files)},(file)=>import(file))`}</ScriptOnce>;
}
