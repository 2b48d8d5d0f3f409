/** Sign-ups while PHP dies behind its answers: whoever was told to look for a mail gets one. */
import { letTimePass, steps, untilQuiet } from '../cron.mjs';
import { together, withKills } from '../together.mjs';
import { SIGN_UP, VisitorForm } from '../visitor-form.mjs';

/** What the mail server needs for a mail, in ms. */
const DELAY = 300;

/**
 * Tries it.
 *
 * @param {Object} cluster           The site.
 * @param {Object} [options]
 * @param {number} [options.signups] How many people.
 * @param {number} [options.pause]   Time between two kills, in ms.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { signups = 300, pause = 300 } = {} ) {
	const { mail } = cluster;
	await cluster.useCache( 'well-behaved' );
	const form = await VisitorForm.open( cluster, SIGN_UP, 'subscribe' );
	mail.setDelay( DELAY );
	const { outcome: outcomes, killed } = await withKills( cluster, pause, () =>
		together( signups, 24, ( index ) =>
			form.sendUntilTold( { email: `person${ index }@example.org` } )
		)
	);
	await untilQuiet( mail );
	mail.setDelay( 0 );
	const told = outcomes.flatMap( ( outcome, index ) =>
		outcome === 'taken' ? [ `person${ index }@example.org` ] : []
	);
	const without = () => {
		const got = new Set( mail.mails.map( ( { to } ) => to ) );
		return told.filter( ( email ) => ! got.has( email ) );
	};
	const later = without().length;
	const passed = await letTimePass(
		cluster,
		[ ...steps( 12, 300 ), ...steps( 6, 1800 ) ],
		() => ! without().length
	);
	const missing = without();
	const line = `sign-ups: ${ signups } people, ${ killed } PHP processes killed: ${ told.length } told to look for a mail, ${ later } of them mailed later (within ${ Math.round( passed / 60 ) } minutes), ${ missing.length } never; ${ mail.mails.length } mails in all`;
	return {
		lines: [ line ],
		failures: [
			...( missing.length
				? [ `${ line }: ${ missing.slice( 0, 5 ) }` ]
				: [] ),
			...( told.length > signups * 0.9
				? []
				: [ `${ line }; ${ form.lastBroken }` ] ),
			...( killed ? [] : [ `${ line }: nothing was killed` ] ),
		],
	};
}
