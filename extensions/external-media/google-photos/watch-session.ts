import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { needsConnection } from '../responses';
import type { Session } from './responses';
import { describe, fetchSession } from './sessions';

/** Defaults: milliseconds between polls, and until the session times out. */
const INTERVAL = 5_000;
const TIMEOUT = 30 * 60_000;

/** Error code of a session that no longer exists. */
const GONE = 'mainstreet_picker_gone';

type Listeners = {
	/** Somebody has picked. */
	onPicked: () => void;
	/** Called with an error message when polling ends without items. */
	onEnd: ( problem: unknown ) => void;
	/** Called when a poll failed and will be repeated; '' once one succeeds. */
	onTrouble: ( sentence: string ) => void;
};

const isFinal = ( problem: unknown ): boolean =>
	needsConnection( problem ) || toRecord( problem ).code === GONE;

/**
 * Polls a session at Google's interval until items were picked.
 *
 * @param listeners Who hears of it. Nobody does once it was stopped.
 * @return Looks at once, and stops.
 */
export function watchSession( begun: Session, listeners: Listeners ) {
	let { interval } = begun;
	let last = Date.now() + ( begun.timeout ?? TIMEOUT );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isOver = false;
	const stop = () => {
		isOver = true;
		clearTimeout( timer );
	};
	const end = ( tell: () => void ) => {
		stop();
		tell();
	};

	/** Whether polling should continue. */
	const hear = ( session: Session ): boolean => {
		if ( session.isPicked ) {
			end( listeners.onPicked );
			return false;
		}
		interval = session.interval ?? interval;
		last = Math.min( last, Date.now() + ( session.timeout ?? TIMEOUT ) );
		listeners.onTrouble( '' );
		return true;
	};
	const poll = async () => {
		clearTimeout( timer );
		if ( Date.now() >= last ) {
			end( () =>
				listeners.onEnd(
					new Error(
						__(
							'No selection was made in time. Please try again.',
							'mainstreet-blocks'
						)
					)
				)
			);
			return;
		}
		try {
			const session = await fetchSession( begun.id );
			if ( isOver || ! hear( session ) ) {
				return;
			}
		} catch ( problem ) {
			if ( isOver ) {
				return;
			}
			if ( isFinal( problem ) ) {
				end( () => listeners.onEnd( problem ) );
				return;
			}
			// Keeps polling, so that items that are being picked are not lost.
			listeners.onTrouble( describe( problem ) );
		}
		plan();
	};
	const plan = () => {
		timer = setTimeout( () => void poll(), interval ?? INTERVAL );
	};
	plan();
	return { poll: () => void ( isOver || poll() ), stop };
}
