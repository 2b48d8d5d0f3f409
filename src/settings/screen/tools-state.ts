import { listOf, objectOf, oneOf, toText } from '@shared/guards';

const readCheckName = objectOf( { id: toText, label: toText } );

/** A check of the site. */
export type CheckName = ReturnType< typeof readCheckName >;

export const readCheckNames = listOf( readCheckName );

/** Reads the result of a check. */
export const readSiteCheck = objectOf( {
	status: oneOf( [ 'recommended', 'good', 'critical' ] ),
	label: toText,
	text: toText,
} );

export type SiteCheck = ReturnType< typeof readSiteCheck >;

const readCommand = objectOf( { name: toText, text: toText } );

/** A WP-CLI command. */
export type Command = ReturnType< typeof readCommand >;

export const readCommands = listOf( readCommand );
