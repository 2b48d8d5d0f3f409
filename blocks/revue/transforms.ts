import { createBlock, type Block } from '@wordpress/blocks';

type Loose = Record< string, unknown >;

const toRecord = ( value: unknown ): Loose =>
	typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The subscription form with this one's words; one field stands for both names.
 *
 * @param attributes  Attributes of the block.
 * @param innerBlocks Its button.
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
	const [ button ]: unknown[] = Array.isArray( innerBlocks )
		? innerBlocks
		: [];
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
