/**
 * Processor time a piece of work takes, in ms. Other programs do not lengthen it as they do
 * the time on the clock, so that no test fails because the machine is busy.
 *
 * @param work What is measured; synchronous.
 */
export function measureProcessorTime( work: () => void ): number {
	const start = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage( start );
	return ( user + system ) / 1000;
}
