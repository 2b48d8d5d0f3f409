import { Warning, useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

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
export class EditBoundary extends Component< { children: ReactNode }, State > {
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
