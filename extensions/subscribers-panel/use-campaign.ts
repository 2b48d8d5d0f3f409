import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { cancelCampaign, fetchCampaign, type Campaign } from './campaign';

/** Milliseconds between looks at a newsletter under way. */
const INTERVAL = 10_000;

const isUnderWay = ( { state }: Campaign ) =>
	state === 'waiting' || state === 'sending';

type Result = {
	/** Null while it is not known. */
	campaign: Campaign | null;
	error: string;
	reload: () => void;
	cancel: () => Promise< void >;
};

/**
 * What becomes of a published post's newsletter, asked again while it is under way.
 *
 * @param post Id of the post.
 */
export function useCampaign( post: number ): Result {
	const [ campaign, setCampaign ] = useState< Campaign | null >( null );
	const [ error, setError ] = useState( '' );
	const [ look, setLook ] = useState( 0 );
	const reload = useCallback( () => setLook( ( number ) => number + 1 ), [] );

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
							'The site did not answer. Please try again.',
							'mainstreet-blocks'
						)
					)
				)
		);
		return () => {
			isMounted = false;
		};
	}, [ post, look ] );

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

	return {
		campaign,
		error,
		reload,
		async cancel() {
			try {
				setCampaign( await cancelCampaign( post ) );
			} catch ( problem ) {
				setError(
					getErrorMessage(
						problem,
						__(
							'Sending could not be cancelled. Please try again.',
							'mainstreet-blocks'
						)
					)
				);
				reload();
			}
		},
	};
}
