type AnyFunction = ( ...args: unknown[] ) => unknown;

const isFunction = ( value: unknown ): value is AnyFunction =>
	typeof value === 'function';

/** A property of what may be anything, as objects of other scripts are. */
export const getProperty = ( object: unknown, name: string ): unknown =>
	( typeof object === 'object' && object !== null ) || isFunction( object )
		? Reflect.get( object, name )
		: undefined;

/**
 * What a method of another script's object gives; undefined where there is none.
 *
 * @param object Anything.
 * @param method Its name.
 * @param args   Arguments.
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
