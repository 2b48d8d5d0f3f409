import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { SwitchedOff } from '@shared/social-buttons';
import { Heart } from './heart';

/** The button as visitors see it; here nobody presses it. */
export default function Edit() {
	return (
		<div { ...useBlockProps() }>
			<SwitchedOff
				field="jetpack_likes_enabled"
				message={ __(
					'Likes are turned off for this post, so visitors do not see the button.',
					'mainstreet-blocks'
				) }
				action={ __( 'Show likes', 'mainstreet-blocks' ) }
			/>
			<div className="mainstreet-like">
				<span className="mainstreet-like__button">
					<Heart />
					{ __( 'Like', 'mainstreet-blocks' ) }
				</span>
			</div>
		</div>
	);
}
