<?php
namespace Mainstreet\Blocks\Rating_Star;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Star Rating', 'mainstreet-blocks' ),
	'description' => __( 'A rating in stars.', 'mainstreet-blocks' ),
	'help'        => __( 'Click the stars to set the rating. Search engines do not read it as a review.', 'mainstreet-blocks' ),
);
