import { list, oneOf, record, text } from '@shared/admin/guards';

/** A check of the site, and what it found. */
export type CheckName = { id: string; label: string };
export type SiteCheck = {
	status: 'recommended' | 'good' | 'critical';
	label: string;
	text: string;
};

/** Something that can be done on the command line. */
export type Command = { name: string; text: string };

/**
 * Reads what a check found.
 *
 * @param value Anything.
 */
export function readSiteCheck( value: unknown ): SiteCheck {
	const check = record( value );
	return {
		status: oneOf( check.status, [ 'recommended', 'good', 'critical' ] ),
		label: text( check.label ),
		text: text( check.text ),
	};
}

/**
 * Reads the checks there are.
 *
 * @param value Anything.
 */
export const readCheckNames = ( value: unknown ): CheckName[] =>
	list( value ).map( ( entry ) => {
		const check = record( entry );
		return { id: text( check.id ), label: text( check.label ) };
	} );

/**
 * Reads the commands there are.
 *
 * @param value Anything.
 */
export const readCommands = ( value: unknown ): Command[] =>
	list( value ).map( ( entry ) => {
		const command = record( entry );
		return { name: text( command.name ), text: text( command.text ) };
	} );
