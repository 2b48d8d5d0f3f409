<?php
/**
 * Scheduled events and tasks deleted on uninstall.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Due;
use Mainstreet\Newsletter\Subscribers\Upkeep\Upkeep_Event;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Upkeep_Event::HOOK, Subscriber_Due::HOOK ),
	'tasks'  => array( Subscriber_Import::HOOK ),
);
