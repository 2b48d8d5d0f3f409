import apiFetch from '@wordpress/api-fetch';
import { useRegistry } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from '@wordpress/element';
import { toRecord, toText } from '@shared/guards';
import { lockSaving } from '@shared/post-editor';
import { removeSignature } from '../player-url';
import { TRACK_KINDS, type Track, type TrackKind } from '../types';

/** Data of the request. */
export type NewTrack = {
	kind: TrackKind;
	srcLang: string;
	label: string;
	/** Optional when a track is changed, which then keeps its file. */
	file?: File;
};

/**
 * The tracks in an answer, by kind and then language (docs/server-contract.md A37).
 *
 * @param given Anything.
 */
export const readTracks = ( given: unknown ): Track[] =>
	TRACK_KINDS.flatMap( ( kind ) =>
		Object.entries( toRecord( toRecord( given )[ kind ] ) ).flatMap(
			( [ srcLang, entry ] ) => {
				const { src, label } = toRecord( entry );
				return toText( src )
					? {
							kind,
							srcLang,
							src: toText( src ),
							label: toText( label ),
						}
					: [];
			}
		)
	);

/**
 * Tracks of a video as the server has them.
 *
 * @param onChange Called with all of them whenever the server has told them.
 */
export function useTracks(
	guid: string,
	onChange: ( tracks: Track[] ) => void
) {
	const path = `/mainstreet/v1/videos/${ guid }`;
	const [ tracks, setTracks ] = useState< Track[] >( [] );
	const [ isLoading, setLoading ] = useState( true );
	const registry = useRegistry();
	const lock = `mainstreet-tracks-${ useId() }`;
	const latest = useRef( onChange );
	useEffect( () => {
		latest.current = onChange;
	} );
	useEffect( () => {
		let isWanted = true;
		apiFetch( { path } )
			.then(
				( video ) =>
					isWanted &&
					setTracks( readTracks( toRecord( video ).tracks ) ),
				// The list is empty; errors are shown on the next action.
				() => {}
			)
			.finally( () => isWanted && setLoading( false ) );
		return () => {
			isWanted = false;
		};
	}, [ path ] );
	const change = useCallback(
		async ( address: string, values: Record< string, string | File > ) => {
			const body = new FormData();
			for ( const [ name, value ] of Object.entries( values ) ) {
				body.append( name, value );
			}
			// Updates the block even if the list was closed meanwhile.
			const unlock = lockSaving( registry, lock );
			try {
				const now = readTracks(
					await apiFetch( { path: address, method: 'POST', body } )
				);
				setTracks( now );
				latest.current(
					now.map( ( track ) => ( {
						...track,
						src: removeSignature( track.src ),
					} ) )
				);
			} finally {
				unlock();
			}
		},
		[ registry, lock ]
	);
	return {
		tracks,
		isLoading,
		/** Adds or replaces a track. Rejects with the server's error. */
		save: ( { file, kind, label, srcLang }: NewTrack, old?: Track ) =>
			change( `${ path }/tracks`, {
				kind,
				label,
				srclang: srcLang,
				...( file && { vtt: file } ),
				...( old && {
					replace_kind: old.kind,
					replace_srclang: old.srcLang,
				} ),
			} ),
		/** Rejects with the server's error. */
		remove: ( { kind, srcLang }: Track ) =>
			change( `${ path }/tracks/delete`, { kind, srclang: srcLang } ),
	};
}
