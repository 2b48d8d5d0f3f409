const KEY = 'mainstreet-podcast';

/** Episodes whose position is kept; the one heard longest ago goes first. */
const MAX_PLACES = 50;

/** Characters of an episode's name; names are addresses as a rule. */
const MAX_NAME = 200;

type Memory = {
	speed: number;
	/** Names of episodes, and seconds, the last one heard at the end. */
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

/** The last chosen speed. */
export const getStoredSpeed = (): number => read().speed;

/** Remembers a speed, for all players of the site. */
export const storeSpeed = ( speed: number ): void =>
	write( { ...read(), speed } );

/**
 * Last position in an episode.
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
 * Stores the last position in an episode.
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
