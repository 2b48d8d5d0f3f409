const KEY = 'mainstreet-podcast';

/** Maximum number of stored positions; the oldest is removed first. */
const MAX_PLACES = 50;

/** Maximum length of an episode's GUID, which usually is a URL. */
const MAX_NAME = 200;

type Memory = {
	speed: number;
	/** GUIDs with seconds, the most recent last. */
	places: [ string, number ][];
};

function read(): Memory {
	let stored: Partial< Memory > = {};
	try {
		stored = Object( JSON.parse( localStorage.getItem( KEY ) ?? '' ) );
	} catch {
		// Nothing is stored yet, or localStorage is blocked: the defaults apply.
	}
	const { speed, places } = stored;
	return {
		speed: Number( speed ) || 1,
		places: Array.isArray( places ) ? places : [],
	};
}

function write( memory: Memory ): void {
	try {
		localStorage.setItem( KEY, JSON.stringify( memory ) );
	} catch {
		// Storage is full or blocked: nothing is stored.
	}
}

/** Returns the last chosen speed. */
export const getStoredSpeed = (): number => read().speed;

/** Stores the speed, for all players of the site. */
export const storeSpeed = ( speed: number ): void =>
	write( { ...read(), speed } );

/**
 * Returns the stored position in an episode.
 *
 * @param guid Name of the episode.
 * @return Seconds.
 */
export const getStoredPosition = ( guid: string ): number =>
	Number(
		read().places.find(
			( place ) => place?.[ 0 ] === guid.slice( 0, MAX_NAME )
		)?.[ 1 ]
	) || 0;

/**
 * Stores the position in an episode.
 *
 * @param guid    Name of the episode.
 * @param seconds Position; 0 deletes it.
 */
export function storePosition( guid: string, seconds: number ): void {
	const name = guid.slice( 0, MAX_NAME );
	const memory = read();
	const places = memory.places.filter( ( place ) => place?.[ 0 ] !== name );
	if ( seconds ) {
		places.push( [ name, Math.floor( seconds ) ] );
	}
	write( { ...memory, places: places.slice( -MAX_PLACES ) } );
}
