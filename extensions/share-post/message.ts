import { __ } from '@wordpress/i18n';

/** Characters of a message. */
const MAX_LENGTH = 255;

/** Counts code points as the server does, not UTF-16 code units. */
const toCharacters = ( text: string ): string[] => Array.from( text );

/** Prefix of the first post of a thread. */
export const getThreadPrefix = (): string =>
	__( 'A thread ⬇️', 'mainstreet-blocks' );

/**
 * Characters that a message may have.
 *
 * @param isThread Whether it begins a thread, whose prefix takes some.
 */
export const getMaxLength = ( isThread: boolean ): number =>
	MAX_LENGTH - ( isThread ? toCharacters( getThreadPrefix() ).length : 0 );

/**
 * Truncates a message.
 *
 * @param max Characters it may have.
 */
export const truncateMessage = ( message: string, max: number ): string =>
	toCharacters( message ).slice( 0, max ).join( '' );

/**
 * Characters that may still be written.
 *
 * @param max Characters it may have.
 */
export const countRemaining = ( message: string, max: number ): number =>
	max - toCharacters( message ).length;
