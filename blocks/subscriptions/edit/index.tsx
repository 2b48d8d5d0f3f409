import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSubscriberCount } from '@shared/subscriber-count';
import { getClassName } from '../save';
import type { Attributes } from '../types';
import { FormPreview } from './form-preview';
import { Inspector } from './inspector';

/** "Join N other subscribers", with the real number. */
export function Count() {
	const count = useSubscriberCount();
	if ( count === 'loading' ) {
		return null;
	}
	return (
		<div className="wp-block-jetpack-subscriptions__subscount">
			{ count === 'unavailable'
				? __( 'Subscriber count unavailable', 'mainstreet-blocks' )
				: sprintf(
						/* translators: %s: number of subscribers. */
						_n(
							'Join %s other subscriber',
							'Join %s other subscribers',
							count,
							'mainstreet-blocks'
						),
						count.toLocaleString()
					) }
		</div>
	);
}

export default function Edit( {
	attributes,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	return (
		<div { ...useBlockProps( { className: getClassName( attributes ) } ) }>
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<FormPreview
				attributes={ attributes }
				isSelected={ isSelected }
				onChange={ setAttributes }
			/>
			{ attributes.showSubscribersTotal && <Count /> }
		</div>
	);
}
