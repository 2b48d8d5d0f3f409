import { useBlockProps, Warning } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Spinner } from '@wordpress/components';
import {
	Component,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { createLazy } from '@shared/lazy';
import { linkBuiltSheet, linkStyles } from './link-styles';

/**
 * Placeholder of a block whose code is loading or failed to load.
 *
 * @param props.hasFailed Whether it did not arrive.
 * @param props.onRetry   Asks for it again.
 */
function EditPlaceholder( {
	hasFailed,
	onRetry,
}: {
	hasFailed: boolean;
	onRetry: () => void;
} ) {
	return (
		<div { ...useBlockProps() } aria-busy={ ! hasFailed }>
			{ hasFailed ? (
				<>
					<p>
						{ __(
							'Could not load this block. Your content is safe.',
							'mainstreet-blocks'
						) }
					</p>
					<Button variant="secondary" onClick={ onRetry }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</>
			) : (
				<Spinner />
			) }
		</div>
	);
}

type State = { hasFailed: boolean };

function Crashed( { onRetry }: { onRetry: () => void } ) {
	return (
		<div { ...useBlockProps() }>
			<Warning
				actions={ [
					<Button key="retry" variant="primary" onClick={ onRetry }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>,
				] }
			>
				{ __(
					'This block has encountered an error and cannot be previewed. Your content is safe.',
					'mainstreet-blocks'
				) }
			</Warning>
		</div>
	);
}

/** Error boundary of a block, with a retry button. */
class EditBoundary extends Component< { children: ReactNode }, State > {
	state: State = { hasFailed: false };

	static getDerivedStateFromError(): State {
		return { hasFailed: true };
	}

	render() {
		return this.state.hasFailed ? (
			<Crashed onRetry={ () => this.setState( { hasFailed: false } ) } />
		) : (
			this.props.children
		);
	}
}

type Attributes = Record< string, unknown >;
type Edit< A extends Attributes > = ComponentType< BlockEditProps< A > >;

/** The edit of a block, loaded on first use. */
export type LazyEdit< A extends Attributes > = Edit< A > & {
	/** Loads the code. A failure is not cached, so it can be retried. */
	preload: () => Promise< unknown >;
};

/** Links the style sheets in the block's document; renders nothing. */
function StyleLinker( { name }: { name: string } ) {
	const ref = useRef< HTMLTemplateElement >( null );
	const [ isLinked, setIsLinked ] = useState( false );
	useLayoutEffect( () => {
		if ( ref.current ) {
			const { ownerDocument } = ref.current;
			linkBuiltSheet( ownerDocument, 'shared/canvas/style' );
			linkStyles( ownerDocument, name );
		}
		setIsLinked( true );
	}, [ name ] );
	return isLinked ? null : <template ref={ ref } />;
}

/**
 * Wraps the import of an edit component.
 *
 * @param load Imports the edit chunk.
 * @param name Name of the block, whose style sheets are linked where it is drawn.
 */
export function lazyEdit< A extends Attributes >(
	load: () => Promise< { default: Edit< A > } >,
	name: string
): LazyEdit< A > {
	const { preload, useCode } = createLazy( load );

	function LazyBlockEdit( props: BlockEditProps< A > ) {
		const { code, hasFailed, retry } = useCode();
		if ( ! code ) {
			return (
				<EditPlaceholder hasFailed={ hasFailed } onRetry={ retry } />
			);
		}
		const { default: Loaded } = code;
		return (
			<>
				<EditBoundary>
					<Loaded { ...props } />
				</EditBoundary>
				<StyleLinker name={ name } />
			</>
		);
	}

	return Object.assign( LazyBlockEdit, { preload } );
}
