import { createBlock, type Block } from '@wordpress/blocks';
import { toList, toRecord } from '@shared/guards';

/**
 * The subscription form with this one's words; one field stands for both names.
 *
 * @param attributes Attributes of the block.
 */
export function toSubscriptions(
	attributes: unknown,
	innerBlocks: unknown
): Block {
	const {
		emailPlaceholder,
		firstNameLabel,
		firstNameShow,
		lastNameLabel,
		lastNameShow,
	} = toRecord( attributes );
	const [ button ] = toList( innerBlocks );
	const only = firstNameShow ? firstNameLabel : lastNameLabel;
	return createBlock( 'jetpack/subscriptions', {
		subscribePlaceholder: emailPlaceholder,
		submitButtonText: toRecord( toRecord( button ).attributes ).text,
		showNameField: firstNameShow || lastNameShow,
		nameFieldLabel: firstNameShow === lastNameShow ? undefined : only,
	} );
}

export const transforms = {
	to: [
		{
			type: 'block' as const,
			blocks: [ 'jetpack/subscriptions' ],
			transform: toSubscriptions,
		},
	],
};
