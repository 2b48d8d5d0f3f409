<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Gate;

defined( 'ABSPATH' ) || exit;

return array( 'events' => array( Paid_Post_Index::EVENT ) );
