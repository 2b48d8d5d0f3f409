import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord } from '@shared/guards';
import {
	fetchCampaign,
	sendCampaignOrder,
	type Campaign,
	type Newsletter,
} from './campaign';

/** Milliseconds between polls while a newsletter is being sent. */
const INTERVAL = 10_000;

const isUnderWay = ( { state }: Campaign ) =>
	state === 'waiting' || state === 'sending';

type Result = {
	/** Null while it is not known. */
	campaign: Campaign | null;
	error: string;
	reload: () => void;
	cancel: () => Promise< boolean >;
	send: ( at: string, letter: Newsletter ) => Promise< boolean >;
	again: () => Promise< boolean >;
	/** Resolves with whether it was done. */
	putOff: ( at: string ) => Promise< boolean >;
};

/**
 * State of a published post's newsletter, polled while it is being sent.
 *
 * @param post Id of the post.
 */
export function useCampaign( post: number ): Result {
	const [ campaign, setCampaign ] = useState< Campaign | null >( null );
	const [ error, setError ] = useState( '' );
	const [ version, setVersion ] = useState( 0 );
	const reload = useCallback(
		() => setVersion( ( number ) => number + 1 ),
		[]
	);

	useEffect( () => {
		let isMounted = true;
		fetchCampaign( post ).then(
			( known ) => {
				if ( isMounted ) {
					setCampaign( known );
					setError( '' );
				}
			},
			( problem: unknown ) =>
				isMounted &&
				setError(
					getErrorMessage(
						problem,
						__(
							'The site did not respond. Please try again.',
							'mainstreet-blocks'
						)
					)
				)
		);
		return () => {
			isMounted = false;
		};
	}, [ post, version ] );

	const isWatched = campaign !== null && isUnderWay( campaign );
	useEffect( () => {
		if ( ! isWatched ) {
			return;
		}
		const timer = setInterval(
			() => ! document.hidden && reload(),
			INTERVAL
		);
		return () => clearInterval( timer );
	}, [ isWatched, reload ] );

	const order = async (
		what: Parameters< typeof sendCampaignOrder >[ 1 ],
		failure: string
	): Promise< boolean > => {
		try {
			setCampaign( await sendCampaignOrder( post, what ) );
			setError( '' );
			return true;
		} catch ( problem ) {
			setError( getErrorMessage( problem, failure ) );
			if ( toRecord( toRecord( problem ).data ).status !== 400 ) {
				reload();
			}
			return false;
		}
	};
	const notSent = __(
		'Could not send the newsletter. Please try again.',
		'mainstreet-blocks'
	);
	return {
		campaign,
		error,
		reload,
		cancel: () =>
			order(
				{ action: 'cancel' },
				__(
					'Could not cancel sending. Please try again.',
					'mainstreet-blocks'
				)
			),
		send: ( at, letter ) =>
			order( { action: 'send', at, ...letter }, notSent ),
		again: () => order( { action: 'again' }, notSent ),
		putOff: ( at ) =>
			order(
				{ action: 'put_off', at },
				__(
					'Could not change the time. Please try again.',
					'mainstreet-blocks'
				)
			),
	};
}
