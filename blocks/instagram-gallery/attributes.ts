import { clamp, isFiniteNumber, toText } from '@shared/guards';
import type { Attributes } from './types';

export const COLUMNS = { min: 1, max: 6, initial: 3 };
export const COUNT = { min: 1, max: 30, initial: 9 };
export const SPACING = { min: 0, max: 50, initial: 10 };

type Range = typeof COLUMNS;

/** Whole number within a range; the default if it is not a number. */
const toRange = ( value: unknown, { min, max, initial }: Range ): number =>
	isFiniteNumber( value ) ? clamp( Math.round( value ), min, max ) : initial;

/** A connection's number, as text. */
const toConnection = ( value: unknown ): string =>
	/^[1-9]\d{0,15}$/.test( toText( value ) ) ? toText( value ) : '';

/** What the block is drawn with. */
export type Settings = Required< Omit< Attributes, 'align' | 'className' > >;

/**
 * Brings stored attributes into shape.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export const normalize = (
	attributes: Record< string, unknown >
): Settings => ( {
	accessToken: toConnection( attributes.accessToken ),
	instagramUser: toText( attributes.instagramUser ),
	columns: toRange( attributes.columns, COLUMNS ),
	count: toRange( attributes.count, COUNT ),
	spacing: toRange( attributes.spacing, SPACING ),
	isStackedOnMobile: attributes.isStackedOnMobile !== false,
} );
