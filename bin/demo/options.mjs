/** What can be said to `npm start`. */
import { readArgs } from '../lib/args.mjs';
import { Problem } from '../lib/problem.mjs';
import { VERSIONS } from '../wordpress/core.mjs';

export const DEFAULT_PORT = 8881;

export const HELP = `Usage: npm start [-- options]

Starts WordPress with Mainstreet Blocks and a small town's website. Payments, maps, podcasts
and other outside services are played by programs on this machine; emails are kept in a mailbox.

  --port NUMBER   port to serve on (${ DEFAULT_PORT }); the mailbox takes the next one
  --wp VERSION    WordPress to use: ${ VERSIONS.join( ' or ' ) } (${ VERSIONS[ 0 ] })
  --plain         without the demo services: connect your own accounts
  --watch         build after each change; reload to see it
  --reset         begin anew: forget the posts, pictures and settings of earlier runs
  --help          this text

Environment: WP_CORE (folder of an unpacked WordPress), MAINSTREET_PHP (path of
a php, or "wasm"), MAINSTREET_CACHE (folder for downloads).`;

const OPTIONS = {
	port: { type: 'string' },
	wp: { type: 'string', default: VERSIONS[ 0 ] },
	plain: { type: 'boolean' },
	watch: { type: 'boolean' },
	reset: { type: 'boolean' },
	help: { type: 'boolean' },
};

/**
 * What was typed. Without "--" npm takes the options for its own: those without a value it hands on in its environment,
 * and of one with a value the value is left over as an argument.
 *
 * @param {string[]} args Arguments of the command.
 * @param {Object}   env  Environment.
 * @return {Object} Values by option.
 */
export function readOptions( args, env = process.env ) {
	const { values, positionals } = readArgs(
		args,
		OPTIONS,
		'npm start -- --help lists the options.'
	);
	const taken = Object.keys( OPTIONS ).filter(
		( name ) =>
			env[ `npm_config_${ name }` ] !== undefined &&
			( values[ name ] === undefined || OPTIONS[ name ].default )
	);
	for ( const name of taken ) {
		const given = env[ `npm_config_${ name }` ];
		if ( OPTIONS[ name ].type === 'boolean' ) {
			values[ name ] ??= given === 'true';
		} else if ( given !== 'true' ) {
			values[ name ] = given;
		} else if ( positionals.length === 1 ) {
			values[ name ] = positionals.shift();
		} else {
			throw new Problem(
				`npm kept the value of --${ name } for itself; type: npm start -- --${ name } …`
			);
		}
	}
	if ( positionals.length ) {
		throw new Problem(
			`What is “${ positionals[ 0 ] }”? Type options behind two dashes: npm start -- --port 8899`
		);
	}
	return values;
}
