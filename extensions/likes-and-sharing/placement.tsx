import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getBelowContentSettings } from './post-types';
import { useShowBelow, type Kind } from './use-show-below';

const getBlockOnlyText = ( kind: Kind ): string =>
	kind === 'likes'
		? __(
				'Likes only appear where a Like block is placed, in the content or the template.',
				'mainstreet-blocks'
			)
		: __(
				'Sharing buttons only appear where a Sharing Buttons block is placed, in the content or the template.',
				'mainstreet-blocks'
			);

const getShowBelowLabel = ( postType: string ): string => {
	switch ( postType ) {
		case 'post':
			return __( 'Show below all posts', 'mainstreet-blocks' );
		case 'page':
			return __( 'Show below all pages', 'mainstreet-blocks' );
		default:
			return __(
				'Show below all content of this type',
				'mainstreet-blocks'
			);
	}
};

type Props = { kind: Kind; postType: string };

/**
 * Shows where the buttons of a post appear. If they appear nowhere automatically, users who may change that get a button
 * for it.
 */
export function Placement( { kind, postType }: Props ) {
	const { mayChange } = getBelowContentSettings();
	const { error, isBelow, isBusy, show } = useShowBelow( kind, postType );
	const [ wasAdded, setWasAdded ] = useState( false );
	if ( isBelow ) {
		return (
			<span role={ wasAdded ? 'status' : undefined }>
				{ __( 'Shown below the content.', 'mainstreet-blocks' ) }
			</span>
		);
	}
	return (
		<>
			<span style={ { display: 'block' } }>
				{ getBlockOnlyText( kind ) }{ ' ' }
				{ ! mayChange &&
					__(
						'An administrator can show them below the content.',
						'mainstreet-blocks'
					) }
			</span>
			{ mayChange && (
				<Button
					variant="link"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					style={ { minHeight: 24 } }
					onClick={ async () => setWasAdded( await show() ) }
				>
					{ getShowBelowLabel( postType ) }
				</Button>
			) }
			{ error && (
				<span role="alert" style={ { display: 'block' } }>
					{ error }
				</span>
			) }
		</>
	);
}
