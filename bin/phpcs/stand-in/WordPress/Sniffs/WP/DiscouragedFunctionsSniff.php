<?php
namespace WordPress\Sniffs\WP;

use Mainstreet\Phpcs\Function_List;

final class DiscouragedFunctionsSniff extends Function_List {

	const GROUPS = array(
		'query_posts' => array( 'query_posts' ),
		'wp_reset_query' => array( 'wp_reset_query' ),
	);
}
