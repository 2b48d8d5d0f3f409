<?php
namespace Mainstreet\Blocks\Tock;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Tock', 'mainstreet-blocks' ),
	'description' => __( 'Table bookings with Tock.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the booking button, so Tock sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Booking buttons on our pages load from Tock when they scroll into view, or when you click their button. Tock then receives your IP address and the page you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Enter the name of your business on Tock into the block.', 'mainstreet-blocks' ),
);
