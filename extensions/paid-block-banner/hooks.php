<?php
/** Hooks of blocks that need a plan. Only used on hosts with plans. */

namespace Mainstreet\Extensions\Paid_Block_Banner;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	// Added before core registers its blocks at priority 10.
	static function () {
		if ( ! has_filter( 'mainstreet_extension_gate' ) ) {
			return;
		}
		add_filter( 'register_block_type_args', array( Gated_Blocks::class, 'add_attribute' ), 10, 2 );
		add_filter( 'mainstreet_editor_state', array( Gated_Blocks::class, 'add_to_editor' ) );
		foreach ( array( 'core/video', 'core/audio', 'core/cover' ) as $name ) {
			add_filter( 'render_block_' . $name, array( Gated_Blocks::class, 'prepend_notice' ), 10, 2 );
		}
	},
	0
);
