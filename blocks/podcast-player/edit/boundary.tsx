import { Notice } from '@wordpress/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** Keeps an error of the player inside it: address and settings stay at hand. */
export class Boundary extends Component<
	{ children: ReactNode },
	{ hasFailed: boolean }
> {
	state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	render() {
		return this.state.hasFailed ? (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.',
					'mainstreet-blocks'
				) }
			</Notice>
		) : (
			this.props.children
		);
	}
}
