import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isURL, prependHTTP } from '@wordpress/url';
import { toRecord } from '@shared/guards';
import { fetchFeed, isEmbeddable, parseFeed, type Feed } from './feed';

/** Schemes that podcast apps use instead of http. */
const APP_SCHEME = /^(?:feed|itpc|pcast|podcast):(?:\/\/)?(?=(https?:)?)/i;

/**
 * Reads an address as somebody typed it; without a scheme it gets http.
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
	// A browser's own reading makes an address of nearly everything.
	return /^https?:\/\/[^\s/]+\S*$/i.test( url ) && isURL( url ) ? url : null;
}

/** Milliseconds without another change before a feed is fetched. */
const DELAY = 300;

type Options = {
	/** Address that the block holds. */
	url: string;
	guids: string[];
	/** Feed that the block holds; nothing is asked for then. */
	example: unknown;
	/** A typed address has a podcast. */
	onFound: ( url: string ) => void;
	/** It has none, but WordPress can embed it. */
	onEmbed: ( url: string ) => void;
};

/** An address that is being tried, numbered so that the same one can be tried again. */
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

/** The feed of the inserter's preview. */
const useExample = ( example: Options[ 'example' ] ): Feed | null =>
	useMemo( () => ( example ? parseFeed( example ) : null ), [ example ] );

/**
 * The block's podcast: editing → loading → shown; what fails leads back to editing.
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
	// A typed URL that was resolved is saved in the block: the same podcast, so it is not fetched again.
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
		/** What the form begins with. */
		typed: typed || url,
		/** Tries an address as typed. */
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
