import { __ } from '@wordpress/i18n';
import { InertPreview } from '@shared/embed-editor';
import { getSandbox } from '@shared/embeds';
import type { GifState } from '../attributes';
import { icon } from '../icon';

type Props = {
	gif: GifState;
	title: string;
	isSelected: boolean;
	/** In the inserter, where GIPHY is not asked. */
	isStill: boolean;
};

/** The GIF in its shape; the frame answers to clicks only once it was clicked. */
export function Preview( { gif, title, isSelected, isStill }: Props ) {
	const shape = {
		className: 'wp-block-jetpack-gif-wrapper',
		style: { paddingTop: gif.paddingTop },
	};
	if ( isStill ) {
		return (
			<div { ...shape }>
				<span className="wp-block-jetpack-gif__still">{ icon }</span>
			</div>
		);
	}
	return (
		<InertPreview
			isSelected={ isSelected }
			label={ __( 'GIF', 'mainstreet-blocks' ) }
		>
			<div { ...shape }>
				<iframe
					src={ gif.src }
					title={ title }
					sandbox={ getSandbox( 'giphy' ) }
					loading="lazy"
					referrerPolicy="strict-origin-when-cross-origin"
				/>
			</div>
		</InertPreview>
	);
}
