import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Path, SVG } from '@wordpress/primitives';
import { SwitchedOff } from '@shared/social-buttons';

/** The heart of the button, as src/social/likes/class-like-button.php draws it. */
const Heart = () => (
	<SVG
		className="mainstreet-like__icon"
		viewBox="0 0 24 24"
		aria-hidden="true"
		focusable="false"
	>
		<Path d="M12 20.2 4.600 12.900a4.700 4.700 0 0 1 0-6.700 4.800 4.800 0 0 1 6.700 0l.7.7.7-.7a4.800 4.800 0 0 1 6.700 0 4.700 4.700 0 0 1 0 6.700Z" />
	</SVG>
);

/** The button as visitors see it, but inactive. */
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
