<?php
namespace Mainstreet\Blocks\Markdown;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Markdown', 'mainstreet-blocks' ),
	'description' => __( 'Text written in Markdown.', 'mainstreet-blocks' ),
	'help'        => __( 'Write Markdown in the block; the page shows the formatted text.', 'mainstreet-blocks' ),
);
