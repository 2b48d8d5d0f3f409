<?php
namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Related Posts', 'mainstreet-blocks' ),
	'description' => __( 'Posts with similar content, below a post.', 'mainstreet-blocks' ),
	'help'        => __( 'Insert the block. Similar posts are found on this site, in the background.', 'mainstreet-blocks' ),
);
