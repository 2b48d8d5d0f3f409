<?php
/** Scheduled events and tasks deleted on uninstall. */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Mail_Queue;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Subscriber_Cleanup::HOOK, Subscriber_Mail_Queue::HOOK ),
	'tasks'  => array( Subscriber_Import::HOOK ),
);
