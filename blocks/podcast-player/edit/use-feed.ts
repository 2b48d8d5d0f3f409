import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isURL, prependHTTP } from '@wordpress/url';
import { toRecord } from '@shared/guards';
import { fetchFeed, isEmbeddable, parseFeed, type Feed } from './feed';

/** Schemes that podcast apps use instead of http. */
const APP_SCHEME = /^(?:feed|itpc|pcast|podcast):(?:\/\/)?(?=(https?:)?)/i;

/**
 * Parses a typed URL; without a scheme it gets http.
 *
 * @param typed Contents of the field.
 * @return The address; '' for an empty field, null for what is none.
 */
export function readUrl( typed: string ): string | null {
	const bare = typed.trim().replace( APP_SCHEME, '' );
	if ( bare === '' ) {
		return '';
	}
	const url = prependHTTP( bare );
	// The URL parser of browsers accepts nearly everything.
	return /^https?:\/\/[^\s/]+\S*$/i.test( url ) && isURL( url ) ? url : null;
}

/** Milliseconds to wait for another change before a feed is fetched. */
const DELAY = 300;

type Options = {
	/** URL of the block. */
	url: string;
	guids: string[];
	/** Feed of the block's example; no request is sent. */
	example: unknown;
	/** Called when a typed URL has a podcast. */
	onFound: ( url: string ) => void;
	/** Called when a typed URL has no podcast, but can be embedded by WordPress. */
	onEmbed: ( url: string ) => void;
};

/** A URL that is being tried, with a number, so that the same URL can be tried again. */
type Trial = { url: string; number: number };

/**
 * Returns the message for a podcast that cannot be shown.
 *
 * @param failure What the request failed with.
 */
const getError = ( failure?: unknown ) =>
	toRecord( failure ).code === 'empty_feed'
		? __( 'This podcast has no episodes.', 'mainstreet-blocks' )
		: __(
				"Your podcast couldn't be embedded. Please double check your URL.",
				'mainstreet-blocks'
			);

type Loaded = { url: string; feed: Feed };

const getFeed = ( loaded: Loaded | null, url: string ): Feed | null =>
	loaded?.url === url ? loaded.feed : null;

/** Returns the feed of the example in the inserter. */
const useExample = ( example: Options[ 'example' ] ): Feed | null =>
	useMemo( () => ( example ? parseFeed( example ) : null ), [ example ] );

/**
 * Loads the podcast of the block: editing → loading → shown. An error leads back to editing.
 *
 * @param options What the block holds, and what happens to a typed address.
 */
export function useFeed( { url, guids, example, ...options }: Options ) {
	const [ trial, setTrial ] = useState< Trial | null >( null );
	const [ isEditing, setIsEditing ] = useState( false );
	const [ typed, setTyped ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ loaded, setLoaded ] = useState< Loaded | null >( null );
	const handlers = useRef( options );
	handlers.current = options;

	const target = trial?.url ?? url;
	const isTrial = trial !== null;
	const names = JSON.stringify( isTrial ? [] : guids );
	const shown = useExample( example );
	// A typed URL that was resolved is saved in the block. It is the same podcast, so it is not fetched again.
	const known = useRef( '' );

	useEffect( () => {
		const key = `${ target } ${ names }`;
		if ( ! target || ( shown && ! isTrial ) || known.current === key ) {
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const load = async () => {
			try {
				const feed = await fetchFeed(
					target,
					JSON.parse( names ),
					signal
				);
				if ( signal.aborted ) {
					return;
				}
				known.current = key;
				setLoaded( { url: target, feed } );
				setError( '' );
				if ( isTrial ) {
					setTrial( null );
					setIsEditing( false );
					handlers.current.onFound( target );
				}
			} catch ( failure ) {
				const canEmbed =
					isTrial &&
					! signal.aborted &&
					( await isEmbeddable( target, signal ) );
				if ( signal.aborted ) {
					return;
				}
				if ( canEmbed ) {
					handlers.current.onEmbed( target );
					return;
				}
				setTrial( null );
				setIsEditing( true );
				setError( getError( failure ) );
			}
		};
		const timer = setTimeout( load, DELAY );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ target, names, shown, isTrial, trial?.number ] );

	const feed = shown ?? getFeed( loaded, url );
	return {
		feed: isTrial || isEditing ? null : feed,
		isLoading: isTrial || ( ! isEditing && ! feed && url !== '' ),
		error,
		/** Initial URL of the form. */
		typed: typed || url,
		/** Tries a typed URL. */
		submit: ( text: string ) => {
			const read = readUrl( text );
			setTyped( text );
			setError( read === null ? getError() : '' );
			if ( read ) {
				setTrial( ( last ) => ( {
					url: read,
					number: ( last?.number ?? 0 ) + 1,
				} ) );
			}
		},
		edit: () => {
			setTyped( '' );
			setIsEditing( true );
		},
		cancel:
			feed && isEditing
				? () => {
						setIsEditing( false );
						setError( '' );
					}
				: undefined,
	};
}
