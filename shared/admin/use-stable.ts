import { useMemo } from '@wordpress/element';

/**
 * Returns the same object while its content is equal.
 *
 * @param value Plain data.
 */
export function useStable< Value extends object >( value: Value ): Value {
	const content = JSON.stringify( value );
	return useMemo(
		() => value,
		// eslint-disable-next-line react-hooks/exhaustive-deps -- compared by its content.
		[ content ]
	);
}
