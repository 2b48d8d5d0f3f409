<?php
/**
 * Module: ads.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Ads', 'mainstreet-blocks' ),
	'description' => __( 'Advertisements of your own choice in four formats.', 'mainstreet-blocks' ),
	'policy'      => __( 'Some advertisements on our pages are loaded from Google AdSense or another advertising company when they come into view. That company then learns your IP address and which page you are on, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Say under Ads what is shown in each format: a unit of your AdSense account, a picture with a link, or code of an advertising company.', 'mainstreet-blocks' ),
);
