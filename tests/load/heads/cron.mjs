/** The site's cron, by the clock that the cases put forward. */

const EVENTS = `
	$run = 0;
	foreach ( _get_cron_array() as $time => $hooks ) {
		foreach ( $time <= Mainstreet\\time() ? $hooks : array() as $hook => $events ) {
			foreach ( 0 === strpos( $hook, 'mainstreet_' ) ? $events : array() as $event ) {
				wp_unschedule_event( $time, $hook, $event['args'] );
				if ( $event['schedule'] ) {
					wp_schedule_event( Mainstreet\\time() + $event['interval'], $event['schedule'], $hook, $event['args'] );
				}
				do_action_ref_array( $hook, $event['args'] );
				$run++;
			}
		}
	}
	return $run;`;

/**
 * Lets time pass, and one head after the other do what is due by then.
 *
 * @param {Object}        cluster The site.
 * @param {number[]}      steps   Seconds between two times the cron runs.
 * @param {() => boolean} isDone  Whether nothing is left to wait for.
 * @return {Promise<number>} Seconds that passed.
 */
export async function letTimePass( cluster, steps, isDone = () => false ) {
	let passed = 0;
	for ( const [ index, step ] of steps.entries() ) {
		if ( isDone() ) {
			break;
		}
		await cluster.later( step );
		passed += step;
		await cluster.heads[ index % cluster.heads.length ].runPhp( EVENTS );
	}
	return passed;
}

/**
 * A list of equal steps.
 *
 * @param {number} number  How many.
 * @param {number} seconds Each of them.
 * @return {number[]} Steps.
 */
export const steps = ( number, seconds ) => Array( number ).fill( seconds );

/**
 * Waits until no mail has come for a while: what PHP does behind its answers is over.
 *
 * @param {Object} mail The mail server.
 */
export async function untilQuiet( mail ) {
	for ( let before = -1; before !== mail.mails.length; ) {
		before = mail.mails.length;
		await new Promise( ( resolve ) => setTimeout( resolve, 2000 ) );
	}
}
