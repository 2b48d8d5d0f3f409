<?php
/**
 * What a request sees where a host decides which blocks there are.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

mainstreet_print_seen(
	array(
		'own'    => Mainstreet\Registration\Block_Types\Blocks::registered(),
		'blocks' => mainstreet_editor_state()['available_blocks'],
		'plans'  => mainstreet_call( 'GET', '/mainstreet/v1/plans' )[1],
		'site'   => mainstreet_call( 'GET', '/jetpack/v4/site' )[1],
	)
);
