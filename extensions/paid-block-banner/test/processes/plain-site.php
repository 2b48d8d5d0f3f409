<?php
/**
 * Blocks that have the attribute `$values['banner']`, and what the editor is offered where nothing needs a plan.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

mainstreet_print_seen(
	function () use ( $values ) {
		wp_set_current_user( 1 );
		$state = mainstreet_editor_state();
		$all   = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( isset( $type->attributes[ $values['banner'] ] ) ) {
				$all[] = $type->name;
			}
		}
		return array(
			$all,
			isset( $state['mainstreet']['gated'] ),
			$state['mainstreet']['upgrade']['urlTemplate'],
			$state['jetpack']['enable_upgrade_nudge'],
			has_filter( 'register_block_type_args', array( 'Mainstreet\\Extensions\\Paid_Block_Banner\\Gated_Blocks', 'add_attribute' ) ),
		);
	}
);
