<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Upkeep_Event::HOOK, Subscriber_Due::HOOK ),
	'tasks'  => array( Subscriber_Import::HOOK ),
);
