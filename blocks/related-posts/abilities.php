<?php
/** Ability: related posts. */

namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

return array(
	'related-posts' => array(
		'label'       => __( 'Find related posts', 'mainstreet-blocks' ),
		'description' => __( 'Returns published posts that are similar to a post.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/related-posts/(?P<id>\d+)',
		'input'       => array( 'id' => __( 'ID of the post.', 'mainstreet-blocks' ) ),
		'output'      => array( 'type' => 'array' ),
	),
);
