<?php
namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'payments',
	'label'          => __( 'Ads', 'mainstreet-blocks' ),
	'sent_to'        => 'Google AdSense',
	'sent'           => __( 'Visitors’ browsers load ads of Google AdSense or another provider, which sees their IP address, browser details and the page. It sets cookies.', 'mainstreet-blocks' ),
	'description'    => __( 'Ads of your choice in four formats.', 'mainstreet-blocks' ),
	'policy'         => __( 'Some ads on our pages load from Google AdSense or another ad provider when they scroll into view. That company then receives your IP address and the page you are on, and may set cookies.', 'mainstreet-blocks' ),
	'help'           => __( 'Under Ads, choose what to show for each format: a unit from your AdSense account, an image with a link, or code from an ad provider.', 'mainstreet-blocks' ),
	'own_needs'      => static fn() => array( Ad_Formats::get_requirement() ),
	'hidden_because' => array( Ad_Block::class, 'get_hidden_reason' ),
);
