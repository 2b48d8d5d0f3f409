import { objectOf, toText } from '@shared/guards';

/** Reads where an export can be downloaded from, as PHP prints it. */
export const readExportLink = objectOf( { url: toText, nonce: toText } );

export type ExportLink = ReturnType< typeof readExportLink >;
