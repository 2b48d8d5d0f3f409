type AnyFunction = ( ...args: unknown[] ) => unknown;

const isFunction = ( value: unknown ): value is AnyFunction =>
	typeof value === 'function';

/** Reads a property of an untyped object from another script. */
export const getProperty = ( object: unknown, name: string ): unknown =>
	( typeof object === 'object' && object !== null ) || isFunction( object )
		? Reflect.get( object, name )
		: undefined;

/**
 * Calls a method of an object from another script; undefined if it does not exist.
 *
 * @param object Anything.
 */
export const callMethod = (
	object: unknown,
	method: string,
	...args: unknown[]
): unknown => {
	const found = getProperty( object, method );
	return isFunction( found )
		? Reflect.apply( found, object, args )
		: undefined;
};
