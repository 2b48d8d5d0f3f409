import { listOf, objectOf, oneOf, toText } from '@shared/guards';

const readCheckName = objectOf( { id: toText, label: toText } );

/** A check of the site. */
export type CheckName = ReturnType< typeof readCheckName >;

export const readCheckNames = listOf( readCheckName );

/** Reads what a check found. */
export const readSiteCheck = objectOf( {
	status: oneOf( [ 'recommended', 'good', 'critical' ] ),
	label: toText,
	text: toText,
} );

export type SiteCheck = ReturnType< typeof readSiteCheck >;

const readCommand = objectOf( { name: toText, text: toText } );

/** Something that can be done on the command line. */
export type Command = ReturnType< typeof readCommand >;

export const readCommands = listOf( readCommand );
