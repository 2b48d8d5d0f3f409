<?php
namespace Mainstreet\Blocks\Opentable;

use function Mainstreet\is_page_view;

defined( 'ABSPATH' ) || exit;

if ( ! is_page_view() ) {
	add_action(
		'init',
		// Added after core registers its blocks, so that the filter does not run for each of them.
		static function () {
			add_filter( 'register_block_type_args', array( Opentable::class, 'localize_default' ), 10, 2 );
		},
		99
	);
}
