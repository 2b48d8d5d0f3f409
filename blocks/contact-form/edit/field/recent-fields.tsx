import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { InnerAttributes } from '../../inner/types';
import { NO_APPENDER } from '../no-appender';
import { readText } from '../guards';

type Props = BlockEditProps< InnerAttributes >;

/** A page of a form of several, under its name. */
export function StepEdit( { attributes, setAttributes }: Props ) {
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'mainstreet-form__step' } )
	);
	return (
		<div { ...props }>
			<RichText
				tagName="div"
				className="mainstreet-form__step-name"
				aria-label={ __( 'Name of the step', 'mainstreet-blocks' ) }
				placeholder={ __( 'Name of the step', 'mainstreet-blocks' ) }
				value={ readText( attributes, 'stepLabel' ) }
				onChange={ ( stepLabel ) => setAttributes( { stepLabel } ) }
				allowedFormats={ [] }
			/>
			{ children }
		</div>
	);
}

/**
 * Makes the edit of a part that has nothing to set: its name, or what it holds.
 *
 * @param name Name of the block.
 */
export function createPartEdit( name: string ) {
	return function PartEdit() {
		const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
			renderAppender: NO_APPENDER,
		} );
		const isMark = /-(?:divider|indicator)$/.test( name );
		return (
			<div { ...props }>
				{ isMark && (
					<span className="mainstreet-form__mark">
						{ getBlockType( name )?.title }
					</span>
				) }
				{ children }
			</div>
		);
	};
}
