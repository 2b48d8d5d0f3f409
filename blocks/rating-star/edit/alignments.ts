import { __, isRTL } from '@wordpress/i18n';
import { alignCenter, alignLeft, alignRight } from '@wordpress/icons';

/**
 * What the toolbar offers. "left" stands for the side where reading begins, so that from right to left
 * it is the right one; the other side has no word of its own there.
 */
export const getAlignments = () => {
	const left = {
		icon: alignLeft,
		title: __( 'Align text left', 'mainstreet-blocks' ),
		align: 'left',
	};
	const center = {
		icon: alignCenter,
		title: __( 'Align text center', 'mainstreet-blocks' ),
		align: 'center',
	};
	const right = {
		icon: alignRight,
		title: __( 'Align text right', 'mainstreet-blocks' ),
		align: 'right',
	};
	return isRTL()
		? [ { ...right, align: 'left' }, center ]
		: [ left, center, right ];
};
