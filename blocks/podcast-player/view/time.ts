/**
 * Formats a position: 1:05, 1:02:03.
 *
 * @param seconds Position; what is no number is 0.
 */
export function formatTime( seconds: number ): string {
	const whole = Math.max( 0, Math.floor( seconds || 0 ) );
	const pad = ( value: number ) => `${ value % 60 }`.padStart( 2, '0' );
	const minutes = Math.floor( whole / 60 );
	return whole < 3600
		? `${ minutes }:${ pad( whole ) }`
		: `${ Math.floor( whole / 3600 ) }:${ pad( minutes ) }:${ pad( whole ) }`;
}
