/** Writes docs/hooks.md. */
import { collectConstants } from './collect-constants.mjs';
import { collectHooks, collectScriptHooks } from './collect-hooks.mjs';
import { parsePhp } from './php-code.mjs';

const IS_JETPACKS = /^(?:jetpack_|grunion_|contact_form_)/;

const INTRODUCTION = `# Filters, actions and constants

This page is written by \`npm run docs\` from the doc comments in the code.

A plugin that registers a block on \`init\` with priority 99 or less, or a route on \`rest_api_init\` with priority 99 or less,
keeps it; ours is skipped.`;

/** One hook: its name, what it does, its parameters. */
function describeHook( { name, text, params, preset, file } ) {
	const list = params.map(
		( param ) =>
			`- \`${ [ param.type, param.name ].filter( Boolean ).join( ' ' ) }\`${ param.text ? `: ${ param.text }` : '' }`
	);
	return [
		`### \`${ name }\``,
		'',
		text,
		...( list.length ? [ '', ...list ] : [] ),
		'',
		`${ preset ? `Default: \`${ preset }\`. ` : '' }In [${ file }](../${ file }).`,
	].join( '\n' );
}

const section = ( title, note, hooks ) =>
	[ `## ${ title }`, ...( note ? [ '', note ] : [] ) ].join( '\n' ) +
	'\n\n' +
	hooks.map( describeHook ).join( '\n\n' );

const describeConstant = ( { name, kind, text, filter } ) =>
	`| \`${ name }\` | ${ kind } | ${ text } | ${ filter ? `\`${ filter }\`` : '' } |`;

/**
 * Writes docs/hooks.md.
 *
 * @param {string} root The repository.
 * @return {string} Text.
 */
export function writeHooksMd( root ) {
	const parsed = parsePhp( root );
	const hooks = collectHooks( parsed );
	const own = hooks.filter( ( { name } ) => ! IS_JETPACKS.test( name ) );
	const constants = collectConstants( parsed );
	return `${ [
		INTRODUCTION,
		section(
			'Filters',
			'',
			own.filter( ( { kind } ) => kind === 'filter' )
		),
		section(
			'Actions',
			'',
			own.filter( ( { kind } ) => kind === 'action' )
		),
		section(
			'Names that code for Jetpack uses already',
			'They do here what they do there.',
			hooks.filter( ( { name } ) => IS_JETPACKS.test( name ) )
		),
		section(
			'JavaScript',
			'Actions of `@wordpress/hooks`.',
			collectScriptHooks( root )
		),
		[
			'## Constants',
			'',
			'Keys that a constant, an environment variable or a filter gives cannot be read or removed on the site. They are looked for in this',
			'order: environment variable, constant, filter, what is saved under Settings > Mainstreet. A filter gets an empty text.',
			'',
			'| Name | Given as | What it holds | Filter that gives the same |',
			'|---|---|---|---|',
			...constants.map( describeConstant ),
		].join( '\n' ),
	].join( '\n\n' ) }\n`;
}
