import { usePrevious } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { isPercentage } from '@shared/width-panel';

/** Whether text flows around it, so that a share of the room means nothing. */
export const isFloating = ( align: string | undefined ): boolean =>
	align === 'left' || align === 'right';

/**
 * Clears a percentage width when the button is aligned left or right: floating, it has nothing to take a share of;
 * a stored one is left alone until then.
 *
 * @param onClear Takes the width away.
 */
export function useWidthReset(
	align: string | undefined,
	width: string | undefined,
	onClear: () => void
): void {
	const before = usePrevious( { align } );
	useEffect( () => {
		if (
			before &&
			before.align !== align &&
			isFloating( align ) &&
			isPercentage( width )
		) {
			onClear();
		}
	}, [ align, before, onClear, width ] );
}
